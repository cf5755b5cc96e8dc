// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.testkit;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.providers.ArbitraryProvider;
import net.jqwik.api.providers.TypeUsage;

/** Provides positions and rulesets of {@link RandomGames} for parameters of properties. */
public final class RandomValues implements ArbitraryProvider {
    @Override
    public boolean canProvideFor(TypeUsage type) {
        return type.isOfType(Position.class) || type.isOfType(Ruleset.class);
    }

    @Override
    public Set<Arbitrary<?>> provideFor(TypeUsage type, SubtypeProvider subtypes) {
        return Set.of(type.isOfType(Position.class) ? RandomGames.positions() : RandomGames.rulesets());
    }
}
