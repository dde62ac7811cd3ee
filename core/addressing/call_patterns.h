// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

// What the words around a name say about whether its bearer is called. One sentence at a time; the patterns
// of several languages stand side by side, since their scripts keep them apart.
namespace studio::addressing {

/// A name in its sentence, all normalized.
struct Context
{
    QString before;
    QString after; ///< with the closing mark
    bool honoured = false;
    bool called = false; ///< see Naming
    bool isFirst = true; ///< its sentence begins the text …
    bool isAlone = true; ///< … and is all of it
    bool isWord = false; ///< the name may be none: only what calls it beyond doubt counts
};

enum class Call {
    None,
    Excluded, ///< "not you, Aya"
    AskedFor, ///< "what would Aya say?": yields to somebody who is called by name in the sentence
    Vocative, ///< "Aya, …"
};

[[nodiscard]] bool excludes(const Context &context);
/// Never Excluded.
[[nodiscard]] Call callIn(const Context &context);
/// Whether the words between two names make them one list: and, と, 和, …
[[nodiscard]] bool isListJoint(QStringView between, bool commasToo);
/// Whether a full stop after this text belongs to a title such as "Dr."
[[nodiscard]] bool isTitle(QStringView before);

} // namespace studio::addressing
