// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

// What a program may call itself in a room. Names are what people go by when they decide whom to trust, and
// what a model reads in its instructions. Pure.
namespace studio::services {

inline constexpr qsizetype kLongestGuestName = 24; ///< letters, as people count them

/// What people take for the same name: without case, width, accents and signs that nobody sees, and with
/// letters that look alike made one (UTS #39). One form or two; names that look alike share one. Not for
/// showing.
[[nodiscard]] QStringList foldedName(const QString &name);

/// Whether the name looks like one of those, or like a word for the user, everybody or the studio itself
/// ("You", "あなた", "System").
[[nodiscard]] bool looksLikeOneOf(const QString &name, const QStringList &taken);

/// A name as it may be shown: one line, without signs that end or open a sentence, at most one mark on a
/// letter and kLongestGuestName letters.
[[nodiscard]] QString guestNameOf(const QString &name);

/// Whether an id is short, or only made of what ids are made of, so that it cannot hold a sentence.
[[nodiscard]] bool isIdLike(const QString &wireName);

} // namespace studio::services
