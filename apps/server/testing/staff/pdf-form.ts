/** A form with one document; anything that begins as a PDF does. */
export function pdfForm(content: string | Buffer = '%PDF-1.7\n', name = 'bill.pdf') {
  const head = `--cut\r\ncontent-disposition: form-data; name="document"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--cut--\r\n')]);
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=cut' } };
}
