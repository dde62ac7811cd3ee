// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace studio::llm::http {

/// The text without a secret that a server repeated in it, also where the text was cut in the middle of it.
[[nodiscard]] QString withoutSecret(QString text, const QByteArray &secret);

} // namespace studio::llm::http
