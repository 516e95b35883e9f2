/** Id of the dialog that every page carries, which the buttons that open it name. */
export const DEMO_DIALOG = 'demo-dialog';

/** The fields of a demo request. Apart from the schema, so that who names them loads no schema. */
export const fieldNames = ['name', 'email', 'phone', 'purpose'] as const;

export type DemoField = (typeof fieldNames)[number];

export const emptyValues: Record<DemoField, string> = { name: '', email: '', phone: '', purpose: '' };

export const LIMITS = { name: 120, email: 254, phone: 60, purpose: 2000 } as const;

export type FieldErrors = Partial<Record<DemoField, string | undefined>>;
