/** A form with a CSV file, as browsers send one. */
export function csvForm(text: string | Buffer, name = 'file.csv') {
  const head = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.from(text), Buffer.from('\r\n--cut--\r\n')]);
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=cut' } };
}
