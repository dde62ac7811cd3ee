// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"

namespace studio::tests {

/// A PersonaPort that only counts what it was asked; a test answers by emitting the signals itself.
class FakePersonaPort : public ports::PersonaPort
{
    Q_OBJECT

public:
    using PersonaPort::PersonaPort;

    [[nodiscard]] base::RequestId lastRequest() const;

    base::RequestId listPersonas() override;
    base::RequestId savePersona(const model::Persona &persona) override;

private:
    int m_number = 0;
};

} // namespace studio::tests
