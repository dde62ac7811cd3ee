// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/turn_tools.h"

#include "core/room/room_hands.h"
#include "core/room/tools/floor_tools.h"
#include "core/room/tools/gesture_tool.h"
#include "core/room/tools/memory_tools.h"
#include "core/room/tools/query_tools.h"
#include "core/room/tools/say_tool.h"
#include "core/room/tools/tool_answers.h"
#include "core/room/tools/world_tools.h"

#include <QPointer>

namespace studio::room {

using namespace Qt::StringLiterals;
using agent::ToolAnswer;
using agent::ToolUse;
using tools::Tool;

namespace {

constexpr auto kIsOver = "isOver";

/// Lets only the first answer through, and only while somebody waits for it.
agent::Toolbox::Answered onlyOne(QObject *life, const agent::Toolbox::Answered &answered)
{
    return [life = QPointer(life), answered](const ToolAnswer &answer) {
        if (!life || life->property(kIsOver).toBool())
            return;
        life->setProperty(kIsOver, true);
        life->deleteLater();
        answered(answer);
    };
}

} // namespace

TurnTools::TurnTools(const TurnSelf &self, const tools::ToolRegistry *others, memory::NoteBook *notes)
    : m_self(self)
{
    if (m_self.buysSpeech)
        m_own.push_back(std::make_unique<FloorTools>(m_self));
    m_own.push_back(std::make_unique<SayTool>(m_self));
    m_own.push_back(std::make_unique<GestureTool>(m_self));
    m_own.push_back(std::make_unique<QueryTools>(m_self));
    m_own.push_back(std::make_unique<WorldTools>(m_self));
    if (notes)
        m_own.push_back(std::make_unique<MemoryTools>(m_self, *notes));
    for (const auto &own : m_own)
        m_set.add(*own);
    if (others)
        others->offerTo(m_set);
}

TurnTools::~TurnTools() = default;

bool TurnTools::isAllowed(const Tool &tool) const
{
    if (!m_self.allowedTools || m_self.allowedTools->contains(tool.name))
        return true;
    const auto *own = qobject_cast<const OwnTools *>(tool.source.data());
    return own && own->areSpeech();
}

QList<llm::ToolSpec> TurnTools::tools() const
{
    QList<llm::ToolSpec> specs = m_set.specs();
    specs.removeIf([this](const llm::ToolSpec &spec) { return !isAllowed(*m_set.find(spec.name)); });
    return specs;
}

agent::ToolTraits TurnTools::traitsOf(const QString &name) const
{
    const Tool *tool = m_set.find(name);
    if (!tool)
        return {};
    agent::ToolTraits traits = tool->offer.traits;
    traits.about = tool->offer.about;
    traits.forgiving = traits.forgiving || qobject_cast<const OwnTools *>(tool->source.data());
    return traits;
}

// Do not touch this object after an answer: the turn may be over by then.
void TurnTools::use(const ToolUse &use, const Answered &answered)
{
    const Tool *tool = m_set.find(use.call.name);
    if (!tool)
        return answered(refusal(u"unknownTool"_s, u"there is no tool \"%1\""_s.arg(use.call.name.left(100))));
    if (!isAllowed(*tool))
        return answered(refusal(u"notAllowed"_s, u"you do not use this tool; go on without it"_s));
    if (!tool->source)
        return answered(refusal(u"gone"_s, u"this tool is not there any more"_s));
    auto *life = new QObject(&m_lives);
    const Answered once = onlyOne(life, answered);
    QObject::connect(tool->source, &QObject::destroyed, life,
                     [once] { once(refusal(u"gone"_s, u"this tool went away before it was done"_s)); });
    ToolUse own = use;
    own.call.name = tool->offer.spec.name;
    tool->source->start({m_self.hands.room().id, m_self.turn, m_self.companion}, own, life, once);
}

} // namespace studio::room
