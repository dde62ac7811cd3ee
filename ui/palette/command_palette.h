// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette/palette_command.h"

#include <QList>
#include <QPointer>
#include <QStringList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QModelIndex;

namespace studio::ui {

class PaletteModel;

/// Everything that can be done, by typing a part of its name. It lies over the window, closes with Escape,
/// with a click beside it or by doing something, and gives the keys back to where they were.
class CommandPalette : public QWidget
{
    Q_OBJECT

public:
    /// Covers \p window, whose child it is.
    explicit CommandPalette(QWidget &window);

    void open(const QList<PaletteCommand> &commands, const QStringList &recent);
    void close();

Q_SIGNALS:
    void chosen(const QString &id); ///< just before it is done

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void applyTheme();
    void makePanel();
    void layOut();
    void type(const QString &typed);
    void step(int rows);
    void run(const QModelIndex &index);
    void tellCurrent();
    void retranslate();
    [[nodiscard]] bool takesKey(int key);

    QWidget &m_window;
    PaletteModel *m_model = nullptr;
    QWidget *m_panel = nullptr;
    QLineEdit *m_input = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_nothing = nullptr;
    QPointer<QWidget> m_before; ///< had the keys
};

} // namespace studio::ui
