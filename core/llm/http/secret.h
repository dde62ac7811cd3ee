// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace studio::llm::http {

/// Removes a secret that a server repeated in the text, even if the text was cut inside it.
[[nodiscard]] QString withoutSecret(QString text, const QByteArray &secret);

} // namespace studio::llm::http
