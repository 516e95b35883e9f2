import { getPhoneHref, readField } from '@/lib/demo/read-field';

test.each([
  ['442079460958', '+44 20 7946 0958', '+44 20 7946 0958', 'tel:+442079460958'],
  ['442079460958', '0044 20 7946 0958', '0044 20 7946 0958', 'tel:+442079460958'],
  ['7700900142', '(7700) 900142', '(7700) 900142', 'tel:7700900142'],
  ['447700900142', null, '447700900142', 'tel:447700900142'],
])('The phone number %s, typed %j, is shown as %s and dialed as %s', (phone, phone_typed, text, href) => {
  const number = { phone, phone_typed };
  expect([readField(number, 'phone'), getPhoneHref(number)]).toEqual([text, href]);
});
