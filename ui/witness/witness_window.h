// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/witness/witness_model.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace studio::ui {

/// "Who knows what": the messages of a room beside their witnesses, or the room as one companion knows it,
/// with their summary and notes. It shows what it is given and changes nothing. Names and messages are plain
/// text. GUI thread.
class WitnessWindow : public QDialog
{
    Q_OBJECT

public:
    WitnessWindow(const base::RoomId &room, QWidget *parent);

    [[nodiscard]] WitnessModel &model() { return *m_model; }
    void setKnowledge(const ports::Knowledge &knowledge, const People &people);
    /// None: everybody side by side.
    void chooseKnower(const std::optional<base::ParticipantId> &knower);
    void chooseMessage(qint64 index); ///< of the room; shows everybody side by side
    void offerExport();
    void tellTrouble(const QString &what);

Q_SIGNALS:
    void messageWanted(qint64 index); ///< of the room
    void exportWanted(const studio::base::ParticipantId &knower);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void applyTheme();
    void layOut();
    void connectParts();
    void fillKnowers();
    void choose();
    void refresh();
    void fitColumns();
    void fitText();
    void retranslate();
    void goToMessage();
    [[nodiscard]] QString stateWords() const;
    [[nodiscard]] QString messageWords() const;
    [[nodiscard]] QString knowerWords(const ports::Knower &knower) const;

    base::RoomId m_room;
    People m_people;
    std::optional<base::ParticipantId> m_knower;
    qint64 m_wantedRow = -1; ///< to select once it is loaded
    bool m_exports = false;
    QString m_problem;
    WitnessModel *m_model = nullptr;
    QLabel *m_intro = nullptr;
    QLabel *m_whoseName = nullptr;
    QComboBox *m_whose = nullptr;
    QCheckBox *m_whispers = nullptr;
    QLabel *m_state = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_aboutName = nullptr;
    QPlainTextEdit *m_about = nullptr;
    QLabel *m_trouble = nullptr;
    QPushButton *m_message = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
