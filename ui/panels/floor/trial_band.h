// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace studio::ui {

/// Says that the votes above it are a trial, what the trial changes, and what can be done with it. If its
/// buttons do not fit into a row, they form a column.
class TrialBand : public QWidget
{
    Q_OBJECT

public:
    explicit TrialBand(QWidget *parent);

    /// `whyNotPlayed`: empty if the trial can be played.
    void setTrial(const QString &changes, const QString &whyNotPlayed);
    void setProblem(const QString &sentence); ///< why there is no answer; empty: no problem
    void retranslate();

Q_SIGNALS:
    void playWanted();
    void layOverWanted();
    void resetWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    QToolButton *makeButton(const QString &objectName);
    void placeButtons();
    void refresh();

    QString m_changes;
    QString m_whyNotPlayed;
    QString m_problemText;
    QLabel *m_text = nullptr;
    QLabel *m_problem = nullptr;
    QBoxLayout *m_buttons = nullptr;
    QToolButton *m_play = nullptr;
    QToolButton *m_layOver = nullptr;
    QToolButton *m_reset = nullptr;
};

} // namespace studio::ui
