// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QToolBar>

class QAction;
class QLabel;
class QToolButton;

namespace studio::ui {

class LiveSigns;
class PillButton;

/// The slim bar under the menu: the name of the room and its members, the model that answers, search and the
/// command palette, and the live signs. Always visible, never moved. Where there is little space the model
/// goes first.
class TopBar : public QToolBar
{
    Q_OBJECT

public:
    TopBar(QAction &search, QAction &palette, QWidget *parent = nullptr);

    void showRoom(const QString &name, const QStringList &companions);
    void showNoRoom();

    /// What the chip of the model says, and in its tool tip the whole; without a label there is no chip.
    void offerModel(const QString &label, const QString &details);

    [[nodiscard]] LiveSigns &signs() { return *m_signs; }
    [[nodiscard]] PillButton &modelChip() { return *m_model; }

Q_SIGNALS:
    void retranslated();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void applyTheme();
    QToolButton *makeButton(const QString &objectName, QAction &action);
    void fitModel();
    void refresh();
    void retranslate();

    QLabel *m_name = nullptr;
    QLabel *m_company = nullptr;
    QToolButton *m_search = nullptr;
    QToolButton *m_palette = nullptr;
    LiveSigns *m_signs = nullptr;
    PillButton *m_model = nullptr;
    QWidget *m_content = nullptr;
    QString m_room;
    QStringList m_companions;
    bool m_open = false;
};

} // namespace studio::ui
