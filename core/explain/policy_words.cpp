// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/policy_words.h"

#include <QCoreApplication>

namespace studio::explain {
namespace {

struct PolicyWords
{
    Q_DECLARE_TR_FUNCTIONS(PolicyWords)
};

} // namespace

QString policyText(model::PolicyName policy)
{
    using model::PolicyName;
    switch (policy) {
    //: A way of taking turns, as the next ones
    case PolicyName::Vote: return PolicyWords::tr("State vote");
    case PolicyName::Resource: return PolicyWords::tr("Resource");
    case PolicyName::Ring: return PolicyWords::tr("Ring");
    case PolicyName::Manual: return PolicyWords::tr("Manual");
    case PolicyName::Natural: return PolicyWords::tr("Natural");
    case PolicyName::List: return PolicyWords::tr("List");
    case PolicyName::Pooled: return PolicyWords::tr("Pooled");
    case PolicyName::Director: return PolicyWords::tr("Director");
    }
    return {};
}

QString policySentence(model::PolicyName policy)
{
    using model::PolicyName;
    switch (policy) {
    case PolicyName::Vote:
        return PolicyWords::tr(
            "After each message, everyone votes to speak or listen. The highest importance speaks.");
    case PolicyName::Resource:
        return PolicyWords::tr("Speaking costs points from a shared level that refills. Longer costs more.");
    case PolicyName::Ring:
        return PolicyWords::tr(
            "Each companion in turn. When all have passed, the ring sleeps until you write.");
    case PolicyName::Manual: return PolicyWords::tr("Nobody speaks until you give someone the floor.");
    case PolicyName::Natural:
        return PolicyWords::tr(
            "The companions you name answer; others join by chance, talkative ones more often.");
    case PolicyName::List:
        return PolicyWords::tr("After each of your messages everyone speaks once, in the order of the room.");
    case PolicyName::Pooled:
        return PolicyWords::tr(
            "One companion answers, drawn at random; nobody speaks twice before everyone has spoken.");
    case PolicyName::Director:
        return PolicyWords::tr(
            "A model follows the conversation and chooses after each message who speaks, or nobody.");
    }
    return {};
}

QString tierSentence(const model::TierFlaw &flaw)
{
    using What = model::TierFlaw::What;
    switch (flaw.what) {
    case What::Count: return PolicyWords::tr("Keep 1 to %L1 tiers.").arg(model::kMostTiers);
    case What::Price:
        //: A tier has a price and a longest text; %L1 counts them from 1, in the next ones too
        return PolicyWords::tr("Tier %L1: choose a price from 0 to %L2.")
            .arg(flaw.row + 1)
            .arg(model::kHighestPrice);
    case What::Order:
        return PolicyWords::tr("Tier %L1: choose a higher price than that of the tier before.")
            .arg(flaw.row + 1);
    case What::Length:
        return PolicyWords::tr("Tier %L1: choose a text limit from 1 to %L2 characters.")
            .arg(flaw.row + 1)
            .arg(model::kLongestTier);
    }
    return {};
}

} // namespace studio::explain
