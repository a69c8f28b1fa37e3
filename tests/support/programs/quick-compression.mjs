/**
 * For the sites of the browser tests: the dense brotli encoding of a page, which the server makes after the first visit,
 * takes no longer than the quick one. The browser decodes both alike. tests/http/weights.test.ts measures the dense one.
 */
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

const { BROTLI_PARAM_QUALITY } = zlib.constants;
const quickest = 1;
const { brotliCompress } = zlib;

zlib.brotliCompress = (body, { params }, done) =>
  brotliCompress(body, { params: { ...params, [BROTLI_PARAM_QUALITY]: quickest } }, done);
syncBuiltinESMExports();
