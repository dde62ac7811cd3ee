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
        setWords(tr("Hold while I type"), tr("No turn begins while there is text in the message box."));
    else if (m_part == &Settings::earlyDecision)
        setWords(tr("Decide early"), tr("As soon as the missing votes cannot change the result."));
    else if (m_part == &Settings::terminalEndsRoom)
        setWords(tr("A goodbye ends the conversation"),
                 tr("When a companion says goodbye, the conversation ends."));
    else if (m_part == &Settings::refuseRepeats)
        setWords(tr("Refuse repetitions"), tr("An exact repeat of an earlier message is refused."));
    else if (m_part == &Settings::backchannelWakes)
        setWords(tr("Short answers wake others"), tr("Even “I see” lets the others react."));
    else if (m_part == &Settings::courtesy)
        setWords(tr("Always answer me"), tr("If nobody wants to speak after your message, the companion with "
                                            "the highest importance answers."));
    else if (m_part == &Settings::secondChoice)
        setWords(tr("Ask the next companion"),
                 tr("When the chosen companion passes or fails, another one answers you."));
    else if (m_part == &Settings::isAutomatic)
        setWords(
            tr("Continue by themselves"),
            tr("When everyone has had a turn and someone spoke, they start again, up to the limits below."));
    else if (m_part == &Settings::owed)
        setWords(tr("Answer open questions"),
                 tr("Before the room falls silent, a companion who still owes an answer gets the floor."));
    else
        Q_UNREACHABLE();
}

} // namespace studio::ui
