/** A phone number of a request: its digits, and the text that its sender typed where that is kept. */
interface Phone {
  phone: string;
  phone_typed?: string | null | undefined;
}

/** Returns the number as its sender typed it, or else its digits. */
export const formatPhone = ({ phone, phone_typed }: Phone) => phone_typed?.trim() || phone;

/** Returns the link that dials a number. Only a typed plus or 00 says that it begins with a country's code. */
export function getPhoneHref({ phone, phone_typed }: Phone): string {
  const isInternational = /^\s*\(?(\+|00)/.test(phone_typed ?? '');
  return isInternational ? `tel:+${phone}` : `tel:${phone}`;
}
