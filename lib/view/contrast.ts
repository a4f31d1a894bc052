export { type Contrast, withContrast } from '../parse/contrast.ts';
