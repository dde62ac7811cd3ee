// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/policy_flag.h"

#include "ui/theme/hooks.h"

namespace studio::ui {

PolicyFlag::PolicyFlag(const QString &objectName, Part part, QWidget *parent)
    : HintedBox(objectName, parent)
    , m_part(part)
{
    onRetranslate(this, [this] { retranslate(); });
}

void PolicyFlag::retranslate()
{
    using Settings = model::PolicySettings;
    if (m_part == &Settings::holdWhileTyping)
        setWords(tr("Wait while I write"), tr("Nobody begins to speak while there is text in your line."));
    else if (m_part == &Settings::earlyDecision)
        setWords(tr("Decide early"), tr("As soon as the missing votes cannot change anything."));
    else if (m_part == &Settings::terminalEndsRoom)
        setWords(tr("Goodbye is final"), tr("The room rests for good once somebody has said goodbye."));
    else if (m_part == &Settings::refuseRepeats)
        setWords(tr("Refuse repetitions"), tr("What was said before, word for word, is not said again."));
    else if (m_part == &Settings::backchannelWakes)
        setWords(tr("Short answers wake"), tr("A mere \"I see\" wakes the others too."));
    else if (m_part == &Settings::courtesy)
        setWords(
            tr("Always answer me"),
            tr("When nobody wants to speak after your message, the companion who wants it most answers."));
    else if (m_part == &Settings::secondChoice)
        setWords(tr("Ask the next one"),
                 tr("When the companion who is to answer you says nothing or fails, another one answers."));
    else if (m_part == &Settings::isAutomatic)
        setWords(
            tr("Go on by themselves"),
            tr("When all have had their turn and somebody spoke, they begin anew, up to the limits below."));
    else if (m_part == &Settings::owed)
        setWords(
            tr("Leave no question open"),
            tr("Before the room falls silent, a companion who was asked something and has not answered gets "
               "the floor."));
    else
        Q_UNREACHABLE();
}

} // namespace studio::ui
