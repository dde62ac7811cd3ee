// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chat_values.h"

#include <QStringList>

// One message of a conversation in JSON: who says what, whatever its program calls it. Pure.
namespace studio::intake {

enum class Role { Unknown, Writer, Model, Silent };

struct Who
{
    Role role = Role::Unknown;
    QString name;
};

[[nodiscard]] Who whoIn(const wire::Json &message);
/// The text of one message, of whatever shape. A model may begin with thoughts.
[[nodiscard]] Content saidIn(const wire::Json &message, Role role);
/// All versions of what was said, if the message itself holds others; what is shown is among them.
[[nodiscard]] QStringList versionsIn(const wire::Json &message, Role role, const QString &shown, int &chosen);
[[nodiscard]] QDateTime timeIn(const wire::Json &message);
/// Whether it says who and what.
[[nodiscard]] bool hasSpeakerAndText(const wire::Json &message);

} // namespace studio::intake
