// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/room_statistics.h"
#include "ui/models/people.h"

#include <QDialog>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace studio::ui {

class StatisticsSection;

/// "Statistics" of a room on one page: how much everybody says, by which rules they got the floor, which
/// votes were missing and why, how long answers took, what they cost. It shows the numbers that it is given;
/// names are plain text. GUI thread.
class StatisticsWindow : public QDialog
{
    Q_OBJECT

public:
    StatisticsWindow(QWidget *parent);

    /// Counting is in progress: `share` of it is done, 0..1.
    void showProgress(double share);
    void show(const model::RoomStatistics &statistics, const People &people);
    using QDialog::show;
    void tellTrouble(const QString &what);

Q_SIGNALS:
    void countWanted(); ///< once more
    void saveWanted();
    void copyWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void fill();
    void fillSpeech();
    void fillTurns();
    void fillDirector();
    void fillMissing();
    void fillTimes();
    void fillCosts();
    void retranslate();
    [[nodiscard]] QColor colourOf(const base::ParticipantId &id) const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString costWords() const;

    People m_people;
    std::optional<model::RoomStatistics> m_shown;
    QString m_problem;
    QLabel *m_summary = nullptr;
    QProgressBar *m_progress = nullptr;
    QScrollArea *m_page = nullptr;
    StatisticsSection *m_speech = nullptr;
    StatisticsSection *m_turns = nullptr;
    StatisticsSection *m_director = nullptr;
    StatisticsSection *m_missing = nullptr;
    StatisticsSection *m_times = nullptr;
    StatisticsSection *m_costs = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
