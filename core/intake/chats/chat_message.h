// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chats/chat_values.h"

#include <QStringList>

// One message of a JSON conversation: its speaker and its text, whatever names its program uses. Pure.
namespace studio::intake {

enum class Role { Unknown, Writer, Model, Silent };

struct Who
{
    Role role = Role::Unknown;
    QString name;
};

[[nodiscard]] Who whoIn(const wire::Json &message);
/// The text of a message in any form. The text of a model may begin with thoughts.
[[nodiscard]] Content saidIn(const wire::Json &message, Role role);
/// All versions of the text, including the shown one, if the message itself holds others.
[[nodiscard]] QStringList versionsIn(const wire::Json &message, Role role, const QString &shown, int &chosen);
[[nodiscard]] QDateTime timeIn(const wire::Json &message);
/// Whether the message states its speaker and its text.
[[nodiscard]] bool hasSpeakerAndText(const wire::Json &message);

} // namespace studio::intake
