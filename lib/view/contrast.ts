export { type Contrast, withContrast } from '../parse/css/contrast.ts';
