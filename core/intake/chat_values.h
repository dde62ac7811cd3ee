// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QDateTime>
#include <QString>

#include <initializer_list>

// Values as the chat files of many programs have them: texts in parts, times in any unit. Pure.
namespace studio::intake {

/// What stands under the first of these keys that is there and is not null; null without any.
[[nodiscard]] const wire::Json *firstOf(const wire::Json &object, std::initializer_list<const char *> keys);

/// A text, a number as text, else empty.
[[nodiscard]] QString plainText(const wire::Json *value);
[[nodiscard]] QString textUnder(const wire::Json &object, std::initializer_list<const char *> keys);

/// true, "true", 1.
[[nodiscard]] bool isTrue(const wire::Json *value);

/// "&amp;" and its like as the signs they stand for.
[[nodiscard]] QString withoutEntities(QString text);
/// The text of a short piece of HTML, line by line.
[[nodiscard]] QString withoutTags(QString html);
/// Text in UTF-8 that was taken for Latin-1, as Meta's exports have it: "Ã¼" is "ü". Any other as it is.
[[nodiscard]] QString unmangled(const QString &text);

/// What was said and what was only thought.
struct Content
{
    QString text;
    QString thoughts;
    int pictures = 0; ///< and other files, which are not taken in
};

/// A text, a list of parts, or an object that holds one of both.
[[nodiscard]] Content contentOf(const wire::Json &value);

/// Puts what a model thinks aloud at the beginning of its answer, in <think> marks, where thoughts belong.
void partThoughts(Content &content);

/// Seconds or milliseconds since 1970 (also as text), ISO 8601, and the ways in which chat programs write
/// dates in English. Without a zone: UTC. Invalid: it is no
/// time, or one before 1990, when there was nothing to export.
[[nodiscard]] QDateTime timeOf(const wire::Json *value);
[[nodiscard]] QDateTime timeOf(const QString &text);

} // namespace studio::intake
