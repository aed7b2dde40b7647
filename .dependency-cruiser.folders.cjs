const { options } = require('./.dependency-cruiser.cjs');

/** No circle of folders in what is shipped; tests build whole shops and may import anything. */
module.exports = {
  forbidden: [
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/testing/` } },
};
