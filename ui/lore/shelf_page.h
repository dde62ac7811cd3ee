// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QCheckBox;
class QLabel;
class QToolButton;

namespace studio::ui {

class LoreEditor;
class ShelfEdit;

/// The editor of one lorebook of the shelf: whether it fires in every room, and its entries. Changes go into
/// the shown edit, which must live until another edit is shown.
class ShelfPage : public QWidget
{
    Q_OBJECT

public:
    explicit ShelfPage(QWidget *parent = nullptr);

    void setWritable(bool writable);
    void show(ShelfEdit &edit);
    using QWidget::show;
    void showNothing();
    void showRooms(const QStringList &rooms); ///< that use the book
    void focusName();

private:
    void applyTheme();
    void makeHistory();
    void leave();
    void load();
    void showSteps();
    void retranslate();

    ShelfEdit *m_edit = nullptr;
    QStringList m_roomNames;
    QToolButton *m_undo = nullptr;
    QToolButton *m_redo = nullptr;
    QCheckBox *m_everywhere = nullptr;
    QLabel *m_rooms = nullptr;
    LoreEditor *m_editor = nullptr;
};

} // namespace studio::ui
