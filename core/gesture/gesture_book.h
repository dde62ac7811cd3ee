// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture/gesture.h"

#include <QList>
#include <QString>

namespace studio::gesture {

/// A gesture, and whether it has exactly the requested name.
struct Match
{
    const Gesture *gesture = nullptr; ///< never null unless the book is empty
    bool exact = true;                ///< false: the name is unknown, this is the nearest gesture
};

/// All gestures, from data files. A value; reading it needs no screen.
class GestureBook
{
public:
    /// The studio's own book, read from its resources; tests check that those files are valid.
    [[nodiscard]] static GestureBook own();

    explicit GestureBook(QList<Gesture> gestures = {});

    // Not for temporary books: the results point into the book.
    [[nodiscard]] const QList<Gesture> &gestures() const & { return m_gestures; }
    const QList<Gesture> &gestures() && = delete;
    /// Searches by name, then by alias in any language, ignoring case and spaces; then takes the nearest
    /// spelling, and if nothing is near, the calmest gesture. The match is valid as long as the book exists.
    [[nodiscard]] Match find(const QString &name) const &;
    Match find(const QString &name) && = delete;

private:
    QList<Gesture> m_gestures;
};

} // namespace studio::gesture
