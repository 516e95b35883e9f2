import type { ComponentProps, JSXElementConstructor, ReactNode } from 'react';

/** What a prop may be, over all members of a union of props. */
type Values<Props, Key> = Props extends unknown ? (Key extends keyof Props ? Props[Key] : never) : never;

/** An example of each thing that a prop of a component may be: one that is missing is an error of types. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a component of whatever props
export type Each<C extends JSXElementConstructor<any>, Key extends string = 'look'> = {
  [Value in Extract<Values<ComponentProps<C>, Key>, PropertyKey>]: ReactNode;
};
