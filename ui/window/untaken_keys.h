// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAbstractItemView;

namespace studio::ui {

class Composer;

/// What the user types while no field has the focus goes to the message box: a key that comes up to the
/// window because no widget took it, and a key on a list that shows all its rows and so needs no search by
/// typing. Keys with Ctrl, Alt or Meta, Space, and keys without a character stay where they are.
class UntakenKeys : public QObject
{
    Q_OBJECT

public:
    UntakenKeys(QWidget &window, Composer &composer, QObject *parent = nullptr);

    void addList(QAbstractItemView &list);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Composer &m_composer;
};

} // namespace studio::ui
