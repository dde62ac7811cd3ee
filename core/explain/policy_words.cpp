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
            "After each message everybody says whether to speak and how much it matters; the "
            "strongest wish gets the floor.");
    case PolicyName::Resource:
        return PolicyWords::tr(
            "Speech is bought from one common level that comes back with time; the longer it "
            "is, the more it costs.");
    case PolicyName::Ring:
        return PolicyWords::tr(
            "One after the other around the table; once everybody has been silent, the ring "
            "sleeps until called.");
    case PolicyName::Manual: return PolicyWords::tr("Nobody speaks until you give them the floor.");
    case PolicyName::Natural:
        return PolicyWords::tr(
            "Everybody you name answers; the others join in by lot, the talkative more often.");
    case PolicyName::List:
        return PolicyWords::tr(
            "After each message of yours everybody speaks once, in the order of the room.");
    case PolicyName::Pooled:
        return PolicyWords::tr(
            "One answers at a time, by lot, and nobody twice before everybody has spoken.");
    case PolicyName::Director:
        return PolicyWords::tr(
            "A model follows the talk and chooses after each message who speaks, or nobody.");
    }
    return {};
}

QString tierSentence(const model::TierFlaw &flaw)
{
    using What = model::TierFlaw::What;
    switch (flaw.what) {
    case What::Count:
        return PolicyWords::tr("Keep at least one tier and at most %L1.").arg(model::kMostTiers);
    case What::Price:
        //: A tier has a price and a longest text; %L1 counts them from 1, in the next ones too
        return PolicyWords::tr("Tier %L1: choose a price from 0 to %L2.")
            .arg(flaw.row + 1)
            .arg(model::kHighestPrice);
    case What::Order:
        return PolicyWords::tr("Tier %L1: choose a higher price than that of the tier before it.")
            .arg(flaw.row + 1);
    case What::Length:
        return PolicyWords::tr("Tier %L1: choose a longest text from 1 to %L2 characters.")
            .arg(flaw.row + 1)
            .arg(model::kLongestTier);
    }
    return {};
}

} // namespace studio::explain
