// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QDateTime>
#include <QString>

#include <initializer_list>

// Values in the chat files of many programs: texts in parts, times in any unit. Pure.
namespace studio::intake {

/// The value of the first of these keys that exists and is not null; null if there is none.
[[nodiscard]] const wire::Json *firstOf(const wire::Json &object, std::initializer_list<const char *> keys);

/// A text, or a number as text; else empty.
[[nodiscard]] QString plainText(const wire::Json *value);
[[nodiscard]] QString textUnder(const wire::Json &object, std::initializer_list<const char *> keys);

/// true, "true", 1.
[[nodiscard]] bool isTrue(const wire::Json *value);

/// Replaces "&amp;" and similar entities by their characters.
[[nodiscard]] QString withoutEntities(QString text);
/// The text of a short piece of HTML, line by line.
[[nodiscard]] QString withoutTags(QString html);
/// Repairs UTF-8 that was read as Latin-1, as in Meta's exports: "Ã¼" becomes "ü". Other text stays
/// unchanged.
[[nodiscard]] QString unmangled(const QString &text);

/// The spoken text and the thoughts of a message.
struct Content
{
    QString text;
    QString thoughts;
    int pictures = 0; ///< and other files, which are not imported
};

/// Reads a text, a list of parts, or an object that holds either.
[[nodiscard]] Content contentOf(const wire::Json &value);

/// Moves a model's thoughts, in <think> marks at the beginning of its answer, from `text` to `thoughts`.
void partThoughts(Content &content);

/// Seconds or milliseconds since 1970 (also as text), ISO 8601, and the English date formats of chat
/// programs. Without a zone: UTC. Invalid: no time, or a time before 1990, when there was nothing to export.
[[nodiscard]] QDateTime timeOf(const wire::Json *value);
[[nodiscard]] QDateTime timeOf(const QString &text);

} // namespace studio::intake
