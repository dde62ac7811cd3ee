// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace studio::ui {

class RoomSearch;

/// The bar above a transcript that searches its room: the query, the number of the hit, older, newer, close.
/// Enter goes to the older hit, Shift+Enter to the newer one, Escape closes.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    FindBar(RoomSearch &search, QWidget *parent);

    void begin(); ///< takes the focus and selects the last query
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void queryChanged(const QString &query);
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override; ///< handles Escape before the window

private:
    void applyTheme();
    QToolButton *addButton(const QString &name);
    void retranslate();
    void showCount();
    [[nodiscard]] QString countText() const;

    RoomSearch &m_search;
    QLineEdit *m_edit = nullptr;
    QLabel *m_count = nullptr;
    QToolButton *m_older = nullptr;
    QToolButton *m_newer = nullptr;
    QToolButton *m_close = nullptr;
};

} // namespace studio::ui
