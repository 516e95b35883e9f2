import { demoFieldWords } from '@/content/words/demo-form';
import type { DemoField } from '@/lib/demo/fields';

interface FieldWords {
  label: string;
  placeholder: string;
  helper?: string;
  /** Helps in its place once something typed was taken away. */
  cleaned?: string;
}

/** What is said of each of the four fields. */
export const fieldWords: Record<DemoField, FieldWords> = demoFieldWords;
