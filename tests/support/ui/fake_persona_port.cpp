// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/fake_persona_port.h"

using namespace Qt::StringLiterals;

namespace studio::tests {

base::RequestId FakePersonaPort::lastRequest() const { return base::RequestId(u"p%1"_s.arg(m_number)); }

base::RequestId FakePersonaPort::listPersonas()
{
    ++m_number;
    return lastRequest();
}

base::RequestId FakePersonaPort::savePersona(const model::Persona &)
{
    ++m_number;
    return lastRequest();
}

} // namespace studio::tests
