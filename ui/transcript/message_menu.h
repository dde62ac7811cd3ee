// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/transcript_layout.h"

#include <QMenu>

namespace studio::ui {

class MessageActions;
class TranscriptModel;

/// The menu of a message, its code, its links and the notes after it. It deletes itself when it closes.
class MessageMenu : public QMenu
{
    Q_OBJECT

public:
    /// What the menu is about.
    struct Subject
    {
        qint64 row = -1;
        Pointed at{};            ///< only this link or code, if the pointer is over it
        bool isSelected = false; ///< some text of the transcript is selected
    };

    MessageMenu(const TranscriptModel &model, TranscriptLayout &layout, MessageActions &actions,
                const Subject &subject, QWidget *parent);

Q_SIGNALS:
    void copyWanted(); ///< of the selection
    void quoteWanted();
    void selectAllWanted();
    void searchWanted();

private:
    template<class Act>
    QAction *add(const char *id, Act act);
    void addCopies();
    void addCodes();
    void addLinks();
    void addNotes();
    void addReading();
    void addDecision();
    void addWays();
    void addWitnesses();
    void addRest();

    const TranscriptModel &m_model;
    TranscriptLayout &m_layout;
    MessageActions &m_actions;
    Subject m_subject;
};

} // namespace studio::ui
