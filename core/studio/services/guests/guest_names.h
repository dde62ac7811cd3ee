// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

// What a program may call itself in a room. People judge by names whom to trust, and models read names in
// their instructions. Pure.
namespace studio::services {

inline constexpr qsizetype kLongestGuestName = 24; ///< letters, as people count them

/// The form in which people take names for the same: without case, width, accents and invisible characters,
/// and with similar letters merged (UTS #39). One form or two; names that look alike share a form. Not for
/// display.
[[nodiscard]] QStringList foldedName(const QString &name);

/// Whether the name looks like a taken name, or like a word for the user, everybody or the studio itself
/// ("You", "あなた", "System").
[[nodiscard]] bool looksLikeOneOf(const QString &name, const QStringList &taken);

/// A displayable name: one line, without characters that end or open a sentence, at most one mark on a letter
/// and kLongestGuestName letters.
[[nodiscard]] QString guestNameOf(const QString &name);

/// Whether an id is short, or contains only characters usual in ids, so that it cannot hold a sentence.
[[nodiscard]] bool isIdLike(const QString &wireName);

} // namespace studio::services
