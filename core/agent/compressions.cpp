// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/compressions.h"

#include "core/agent/compressor.h"
#include "core/agent/request_tokens.h"
#include "core/agent/talk_window.h"

namespace studio::agent {
namespace {

constexpr double kTight = 0.9; // of the context: above this, report that nothing can be left out

} // namespace

bool Compressions::mayTry(const Scene &scene)
{
    if (!scene.turns.compress || scene.room.isEmpty() || !scene.turn)
        return false;
    const auto resting = m_resting.find({scene.room, scene.persona.id});
    if (resting == m_resting.end())
        return true;
    if (--*resting == 0)
        m_resting.erase(resting);
    return false;
}

Preparation *Compressions::before(const Scene &scene, const llm::ModelRequest &request,
                                  const MakeRequest &make, QObject *parent)
{
    const llm::ModelTraits traits = m_client.traits(scene.persona.model);
    const qint64 context = contextOf(traits);
    const qint64 tokens = requestTokens(request, traits.tokens);
    const bool mayTry = this->mayTry(scene);
    const bool isTight = double(tokens) > double(context) * kTight;
    const bool overflows = traits.context && tokens > *traits.context;
    std::optional<CompressionPlan> plan;
    if (mayTry && isTooLong(scene, tokens, context))
        plan = planCompression(scene, context);
    if (!plan && !overflows && !(mayTry && isTight))
        return nullptr;
    return new Compressor(
        m_client,
        {.scene = scene,
         .request = request,
         .make = make,
         .plan = plan,
         .context = traits.context,
         .failed = [this, whose = Whose(scene.room, scene.persona.id)] { m_resting.insert(whose, kRest); }},
        parent);
}

} // namespace studio::agent
