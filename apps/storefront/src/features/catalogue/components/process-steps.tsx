import home from '../../../../../../content/home.json';

/** How the water comes from the tree to the bottle, in three steps. */
export function ProcessSteps() {
  return (
    <section aria-labelledby="process">
      <h2 id="process" className="text-3xl">
        From the palm to you
      </h2>
      <ol className="mt-6 grid gap-6 sm:grid-cols-3 sm:gap-5 lg:mt-8 lg:gap-8">
        {home.process.map((step, index) => (
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
