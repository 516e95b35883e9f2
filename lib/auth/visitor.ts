import 'server-only';
import { createSupabase } from '@/lib/supabase/server';
import { readUser, type Visitor } from './read-user';

/** Who asks for the page that is being rendered. */
export const currentVisitor = async (): Promise<Visitor> => readUser(await createSupabase());
