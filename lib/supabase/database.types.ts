export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
export type Database = {
  public: {
    Tables: {
      demo_requests: {
        Row: { created_at: string; email: string; id: string; name: string; phone: string; purpose: string; user_id: string | null };
        Insert: { created_at?: string; email: string; id?: string; name: string; phone: string; purpose: string; user_id?: string | null };
        Update: { created_at?: string; email?: string; id?: string; name?: string; phone?: string; purpose?: string; user_id?: string | null };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: { [_ in never]: never };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
