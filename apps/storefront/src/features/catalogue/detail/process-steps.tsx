import home from '../../../../../../content/home.json';
import merchandise from '../../../../../../content/merchandise-steps.json';

const DRINKS_AND_OIL = { title: 'From the palm to you', steps: home.process };

/** How a product comes about, in three steps: water and oil from the tree, merchandise in its own way. */
export function ProcessSteps({ isMerchandise }: { readonly isMerchandise: boolean }) {
  const { title, steps } = isMerchandise ? merchandise : DRINKS_AND_OIL;
  return (
    <section aria-labelledby="process">
      <h2 id="process" className="text-3xl">
        {title}
      </h2>
      <ol className="mt-6 grid gap-6 sm:grid-cols-3 sm:gap-5 lg:mt-8 lg:gap-8">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2fr_3fr] items-center gap-x-4 sm:block">
            <img
              src={`/pictures/${step.image}`}
              alt=""
              width={480}
              height={360}
              loading="lazy"
              className="aspect-4/3 w-full rounded-lg bg-kernel/50 object-cover"
            />
            <div>
              <h3 className="text-xl sm:mt-4">
                <span className="text-leaf-dark">{index + 1}.</span> {step.title}
              </h3>
              <p className="mt-1">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
