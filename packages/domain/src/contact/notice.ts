/** Privacy notice of the contact forms (CONTACT-10); `also` names an enquiry's further fields. */
export function contactNotice(brandName: string, also = ''): string {
  return `${brandName} uses your name, phone number, email address and message${also} to answer you, and for nothing else; email and SMS services see the part that they carry. You can ask us to show, correct or erase them, and complain to our grievance officer and then to the Data Protection Board of India. More in our`;
}
