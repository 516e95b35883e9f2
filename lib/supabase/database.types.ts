export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string
          actor_id: string | null
          created_at: string
          details: NonNullable<Json>
          id: number
          target_id: string | null
        }
        Insert: {
          action: string
          actor_id?: string | null
          created_at?: string
          details?: NonNullable<Json>
          id?: never
          target_id?: string | null
        }
        Update: {
          action?: string
          actor_id?: string | null
          created_at?: string
          details?: NonNullable<Json>
          id?: never
          target_id?: string | null
        }
        Relationships: []
      }
      deliveries: {
        Row: {
          attempts: number
          destination: string
          id: string
          last_error: string | null
          lease_expires_at: string | null
          lease_id: string | null
          next_attempt_at: string
          request_id: string
          sent_at: string | null
          status: string
          unanswered_at: string | null
        }
        Insert: {
          attempts?: number
          destination: string
          id?: string
          last_error?: string | null
          lease_expires_at?: string | null
          lease_id?: string | null
          next_attempt_at?: string
          request_id: string
          sent_at?: string | null
          status?: string
          unanswered_at?: string | null
        }
        Update: {
          attempts?: number
          destination?: string
          id?: string
          last_error?: string | null
          lease_expires_at?: string | null
          lease_id?: string | null
          next_attempt_at?: string
          request_id?: string
          sent_at?: string | null
          status?: string
          unanswered_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "deliveries_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "demo_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      demo_request_notes: {
        Row: {
          author_id: string | null
          body: string
          created_at: string
          id: number
          request_id: string
        }
        Insert: {
          author_id?: string | null
          body: string
          created_at?: string
          id?: never
          request_id: string
        }
        Update: {
          author_id?: string | null
          body?: string
          created_at?: string
          id?: never
          request_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "demo_request_notes_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "demo_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      demo_request_states: {
        Row: {
          assignee_id: string | null
          close_reason: string | null
          request_id: string
          status: string
          updated_at: string
          version: number
        }
        Insert: {
          assignee_id?: string | null
          close_reason?: string | null
          request_id: string
          status?: string
          updated_at?: string
          version?: number
        }
        Update: {
          assignee_id?: string | null
          close_reason?: string | null
          request_id?: string
          status?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "demo_request_states_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: true
            referencedRelation: "demo_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      demo_requests: {
        Row: {
          attribution: NonNullable<Json>
          created_at: string
          email: string
          id: string
          name: string
          phone: string
          phone_typed: string | null
          purpose: string
          search_text: string
          source: string
          user_id: string | null
        }
        Insert: {
          attribution?: NonNullable<Json>
          created_at?: string
          email: string
          id?: string
          name: string
          phone: string
          phone_typed?: string | null
          purpose: string
          search_text?: never
          source?: never
          user_id?: string | null
        }
        Update: {
          attribution?: NonNullable<Json>
          created_at?: string
          email?: string
          id?: string
          name?: string
          phone?: string
          phone_typed?: string | null
          purpose?: string
          search_text?: never
          source?: never
          user_id?: string | null
        }
        Relationships: []
      }
      staff: {
        Row: {
          added_at: string
          added_by: string | null
          email: string
        }
        Insert: {
          added_at?: string
          added_by?: string | null
          email: string
        }
        Update: {
          added_at?: string
          added_by?: string | null
          email?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      begin_delivery_run: {
        Args: { p_destinations: string[] }
        Returns: string
      }
      claim_deliveries: {
        Args: { p_destination: string; p_limit?: number; p_request_id?: string }
        Returns: Json
      }
      complete_delivery: {
        Args: {
          p_error?: string
          p_id: string
          p_lease_id: string
          p_outcome?: string
          p_retry_after_seconds?: number
        }
        Returns: string
      }
      count_attempt: {
        Args: {
          p_keys: string[]
          p_limits: number[]
          p_points?: number
          p_seconds: number[]
        }
        Returns: number
      }
      count_requests_by_day: {
        Args: { p_since: string }
        Returns: {
          day: string
          requests: number
        }[]
      }
      count_requests_since: {
        Args: { p_starts: string[] }
        Returns: {
          requests: number
          start: string
        }[]
      }
      delete_expired_requests: { Args: { p_limit?: number }; Returns: number }
      delete_trial: {
        Args: { p_began_at: string; p_email: string; p_purpose: string }
        Returns: Json
      }
      end_delivery_run: { Args: { p_lease_id: string }; Returns: undefined }
      erase_person: {
        Args: {
          p_confirmation: string
          p_email: string
          p_unicode_email?: string
        }
        Returns: Json
      }
      find_trial: {
        Args: { p_email: string; p_purpose: string }
        Returns: Json
      }
      get_deployment_status: { Args: Record<PropertyKey, never>; Returns: Json }
      get_my_access: { Args: Record<PropertyKey, never>; Returns: Json }
      get_retention_status: { Args: Record<PropertyKey, never>; Returns: Json }
      list_request_sources: {
        Args: Record<PropertyKey, never>
        Returns: {
          requests: number
          source: string
        }[]
      }
      list_staff: {
        Args: Record<PropertyKey, never>
        Returns: {
          added_at: string
          added_by_email: string
          email: string
          is_confirmed: boolean
          user_id: string
        }[]
      }
      read_delivery_health: { Args: Record<PropertyKey, never>; Returns: Json }
      read_queue_health: { Args: Record<PropertyKey, never>; Returns: string }
      record_export: { Args: { p_requests: number }; Returns: undefined }
      retry_deliveries: { Args: { p_request_id: string }; Returns: number }
      set_request_read_access: {
        Args: { p_access: string }
        Returns: undefined
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
