// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture/gesture.h"

#include <QList>
#include <QString>

namespace studio::gesture {

/// A gesture and whether it is the one that was named.
struct Match
{
    const Gesture *gesture = nullptr; ///< never null while the book is not empty
    bool exact = true;                ///< false: nobody knows that name, this is the nearest one
};

/// All gestures there are, from data files. A value; reading it needs no screen.
class GestureBook
{
public:
    /// The studio's own, read from its resources; those files are tested to be right.
    [[nodiscard]] static GestureBook own();

    explicit GestureBook(QList<Gesture> gestures = {});

    // Neither is asked of a book that ends with the expression: what they give lies in it.
    [[nodiscard]] const QList<Gesture> &gestures() const & { return m_gestures; }
    const QList<Gesture> &gestures() && = delete;
    /// By name, then by alias in any language, letter case and spaces aside; else the nearest by spelling,
    /// and if nothing is near, the calmest one. The match is good for as long as the book is.
    [[nodiscard]] Match find(const QString &name) const &;
    Match find(const QString &name) && = delete;

private:
    QList<Gesture> m_gestures;
};

} // namespace studio::gesture
